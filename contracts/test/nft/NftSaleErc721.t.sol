// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721A} from "../../lib/erc721a/contracts/IERC721A.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {HostileBuyer, RefusingBuyer} from "./NftSaleAttacks.t.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice What ERC-721 says of owners, approvals, operators and receivers, against a model of it, in any order.
contract NftSaleErc721Test is NftFixture {
    uint256 private constant IDS = 9;

    NftSale private sale;
    /// @dev Three people, a contract that takes NFTs and approves itself away meanwhile, one that refuses with a reason, one
    /// that answers wrongly, one that knows nothing of NFTs.
    address[7] private actors;

    mapping(uint256 id => address) private ownerOf;
    mapping(uint256 id => address) private approved;
    mapping(address owner => mapping(address operator => bool)) private operates;

    function setUp() public override {
        super.setUp();
        sale = create();
        HostileBuyer taking = new HostileBuyer(sale);
        HostileBuyer wrong = new HostileBuyer(sale);
        wrong.setAnswer(0xdeadbeef);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(sale.setApprovalForAll, (alice, false));
        calls[1] = abi.encodeWithSignature("transferFrom(address,address,uint256)", alice, address(taking), 0);
        taking.arm(calls);
        actors = [alice, bob, carol, address(taking), address(new RefusingBuyer()), address(wrong), address(factory)];
        vm.warp(PUBLIC_START);
        for (uint256 i = 0; i < 3; ++i) {
            buy(sale, actors[i], IDS / 3);
            for (uint256 j = 0; j < IDS / 3; ++j) {
                ownerOf[i * IDS / 3 + j] = actors[i];
            }
        }
    }

    /// @notice Whatever is asked by whomever, exactly what the standard allows happens, and everything else is refused.
    function testFuzz_Erc721_DoesWhatTheStandardSaysAndNothingElse(uint256 seed) public {
        for (uint256 i = 0; i < 40; ++i) {
            uint256 roll = uint256(keccak256(abi.encode(seed, i)));
            uint256 id = (roll >> 8) % (IDS + 1);
            // Half of the time by somebody who may: chance alone would be refused nearly always.
            address caller = (roll >> 16) % 2 == 0 && id < IDS ? ownerOf[id] : actors[(roll >> 24) % 7];
            address other = actors[(roll >> 32) % 7];
            uint256 kind = roll % 5;
            if (kind == 0) approve(caller, other, id);
            else if (kind == 1) setOperator(caller, other, (roll >> 40) % 3 > 0);
            else transfer(caller, id, other, kind == 4, (roll >> 48) % 8 == 0 ? other : ownerOf[id]);
        }
        agrees();
    }

    /// @notice An approval ends with the transfer: who was approved by the last owner moves nothing of the next one.
    function testFuzz_Erc721_ApprovalsEndWithTheTransfer(uint256 id, uint256 to) public {
        id = bound(id, 0, IDS - 1);
        address owner = ownerOf[id];
        address next = actors[bound(to, 0, 2)];
        vm.prank(owner);
        sale.approve(bob, id);
        vm.prank(owner);
        sale.transferFrom(owner, next, id);
        if (next == bob) return;
        vm.prank(bob);
        vm.expectRevert(IERC721A.TransferCallerNotOwnerNorApproved.selector);
        sale.transferFrom(next, bob, id);
    }

    function approve(address caller, address spender, uint256 id) private {
        bool may = id < IDS && (caller == ownerOf[id] || operates[ownerOf[id]][caller]);
        vm.prank(caller);
        (bool ok,) = address(sale).call(abi.encodeCall(sale.approve, (spender, id)));
        assertEq(ok, may, "approve");
        if (ok) approved[id] = spender;
    }

    function setOperator(address caller, address operator, bool isOn) private {
        vm.prank(caller);
        sale.setApprovalForAll(operator, isOn);
        operates[caller][operator] = isOn;
    }

    function transfer(address caller, uint256 id, address to, bool isSafe, address from) private {
        bool may =
            id < IDS && from == ownerOf[id] && (caller == from || approved[id] == caller || operates[from][caller]);
        // Three of the contracts take no NFT that is sent safely.
        bool takes = !isSafe || to == alice || to == bob || to == carol || to == actors[3];
        string memory name =
            isSafe ? "safeTransferFrom(address,address,uint256)" : "transferFrom(address,address,uint256)";
        vm.prank(caller);
        (bool ok,) = address(sale).call(abi.encodeWithSignature(name, from, to, id));
        assertEq(ok, may && takes, name);
        if (!ok) return;
        (ownerOf[id], approved[id]) = (to, address(0));
        // What the receiver did when it heard of the NFT.
        if (isSafe && to == actors[3]) {
            operates[to][alice] = false;
            bool moved = ownerOf[0] == alice && (approved[0] == to || operates[alice][to]);
            if (moved) (ownerOf[0], approved[0]) = (to, address(0));
        }
    }

    function agrees() private view {
        uint256[7] memory counts;
        for (uint256 id = 0; id < IDS; ++id) {
            assertEq(sale.ownerOf(id), ownerOf[id]);
            assertEq(sale.getApproved(id), approved[id]);
        }
        for (uint256 i = 0; i < 7; ++i) {
            uint256[] memory ids = sale.tokensOfOwner(actors[i]);
            for (uint256 j = 0; j < ids.length; ++j) {
                assertEq(ownerOf[ids[j]], actors[i]);
            }
            counts[0] += ids.length;
            assertEq(sale.balanceOf(actors[i]), ids.length);
            for (uint256 j = 0; j < 7; ++j) {
                assertEq(sale.isApprovedForAll(actors[i], actors[j]), operates[actors[i]][actors[j]]);
            }
        }
        assertEq(counts[0], IDS);
    }
}
