// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice P-12: each function × each role, generated from the shipped ABI; nobody does what is another's.
contract PresaleAccessTest is PresaleFixture {
    /// @notice Who may call a function; everything else is refused for its caller alone, whatever its arguments.
    enum Right {
        Owner,
        WhitelistAdmin,
        Market
    }

    /// @dev What only tells.
    string private constant VIEWS = ",accountOf,adminContract,capabilities,claimCount,claimToken,"
        "currency,enableWhiteTransfer,endTime,hardCap,inviterContract,inviterRates,ipfsKey,isLeafUsed,"
        "liquidityPercent,liquidityRate,lockTime,locker,market,maxCurrency,mayContribute,minCurrency,"
        "ownerAddress,poolStatus,presaleRate,releasedBps,router,sellabilityCheck,slotOf,softCap,"
        "solvency,startTime,state,t1Block,t2Block,templateId,terms,tokensNeeded,total,useWhiteList,"
        "userCount,vest,vestCycle,vestFirst,vestPercent,whitelistAdmin,whitelistOf,whitelistRoot,";

    IPresale private presale;
    mapping(bytes4 selector => Right) private rights;
    mapping(bytes4 selector => bytes) private calls;
    mapping(string name => bool) private restricted;
    bytes4[] private selectors;
    address private admin = makeAddr("whitelist admin");

    function setUp() public override {
        super.setUp();
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[SLOT_TRANSFER], p.addresses[3]) = (1, 1, admin);
        presale = openPresale(p);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 100;
        may("cancel", Right.Owner, abi.encodeCall(presale.cancel, ()));
        may("destroy", Right.Owner, abi.encodeCall(presale.destroy, ()));
        may("withdrawTo", Right.Owner, abi.encodeCall(presale.withdrawTo, (alice)));
        may("setTime", Right.Owner, abi.encodeCall(presale.setTime, (startTime, endTime)));
        may("setWhitelistMode", Right.Owner, abi.encodeCall(presale.setWhitelistMode, (1, 0, 0)));
        may("setWhitelistAdmin", Right.Owner, abi.encodeCall(presale.setWhitelistAdmin, (admin)));
        may("setSlotTransfer", Right.Owner, abi.encodeCall(presale.setSlotTransfer, (true)));
        may("openInviter", Right.Owner, abi.encodeCall(presale.openInviter, (rates)));
        may("updateInfo", Right.Owner, abi.encodeCall(presale.updateInfo, ("key")));
        may("setWhitelist", Right.WhitelistAdmin, abi.encodeCall(presale.setWhitelist, (one(bob), 1)));
        may("setWhitelistRoot", Right.WhitelistAdmin, abi.encodeCall(presale.setWhitelistRoot, (bytes32(0), "")));
        may("revokeLeaves", Right.WhitelistAdmin, abi.encodeCall(presale.revokeLeaves, (new uint256[](0))));
        may("moveSlot", Right.Market, abi.encodeCall(presale.moveSlot, (bob, carol)));
    }

    function test_P12_EveryFunctionAndEveryRole() public {
        address[8] memory callers =
            [alice, admin, address(market), address(presaleFactory), platform, treasury, bob, address(inviter)];
        for (uint256 i = 0; i < selectors.length; ++i) {
            for (uint256 k = 0; k < callers.length; ++k) {
                uint256 snapshot = vm.snapshotState();
                vm.prank(callers[k]);
                (bool ok, bytes memory answer) = address(presale).call(calls[selectors[i]]);
                assertEq(
                    isRefused(ok, answer, callers[k]),
                    !isAllowed(rights[selectors[i]], callers[k]),
                    string.concat(vm.toString(abi.encodePacked(selectors[i])), " by ", vm.getLabel(callers[k]))
                );
                vm.revertToState(snapshot);
            }
        }
    }

    /// @notice The list above is whole: whatever changes a presale and is not in it is for everybody, and said here.
    function test_P12_TheMatrixIsWhole() public {
        string[] memory open = new string[](18);
        (open[0], open[1], open[2]) = ("contribute", "contributeWithProof", "contributeWithPermit");
        (open[3], open[4], open[5]) = ("refund", "refundTo", "refundFor");
        (open[6], open[7], open[8]) = ("claim", "claimTo", "claimFor");
        (open[9], open[10], open[11]) = ("finalize", "activateSlot", "reclaimExitFee");
        (open[12], open[13], open[14]) = ("reclaimExitFeeTo", "withdraw", "payPlatform");
        (open[15], open[16], open[17]) = ("transferSlot", "init", "listForeign");
        checkWhole("out/NormalPresale.sol/NormalPresale.json", open);
        checkWhole("out/PresaleAdmin.sol/PresaleAdmin.json", open);
    }

    /// @notice P-19, P-13: what the operator of the platform can do changes no presale that lives.
    function test_P19_TheOperatorReachesNoPresale() public {
        vm.warp(startTime + 1 hours);
        put(presale, bob, 40 ether);
        bytes32 before = keccak256(abi.encode(presale.state(), presale.terms(), presale.accountOf(bob)));
        vm.startPrank(platform);
        for (uint256 id = NORMAL; id <= PRIVATE; ++id) {
            (address implementation,,) = presaleFactory.template(id);
            presaleFactory.setTemplate(id, implementation, false);
            presaleFactory.setFee(id, 1 ether);
        }
        presaleFactory.setFeeWhitelist(alice, 10_000);
        presaleFactory.setDevAddress(platform);
        presaleFactory.setVip(address(this));
        (bool ok,) = address(presaleFactory).call(abi.encodeWithSignature("renounceOwnership()"));
        assertTrue(ok);
        (ok,) = address(registry).call(abi.encodeWithSignature("renounceOwnership()"));
        assertTrue(ok);
        vm.stopPrank();
        assertEq(keccak256(abi.encode(presale.state(), presale.terms(), presale.accountOf(bob))), before);
        put(presale, carol, 20 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        vm.prank(bob);
        presale.claim();
        assertEq(token.balanceOf(bob), 40_000e18);
    }

    function may(string memory name, Right right, bytes memory call_) private {
        restricted[name] = true;
        bytes4 selector = bytes4(call_);
        (rights[selector], calls[selector]) = (right, call_);
        selectors.push(selector);
    }

    function isAllowed(Right right, address caller) private view returns (bool) {
        if (right == Right.Owner) return caller == alice;
        if (right == Right.WhitelistAdmin) return caller == alice || caller == admin;
        return caller == address(market);
    }

    /// @dev Refused for the caller's sake, and for no other reason.
    function isRefused(bool ok, bytes memory answer, address caller) private view returns (bool) {
        if (ok) return false;
        return keccak256(answer)
                == keccak256(abi.encodeWithSelector(IPresaleTypes.Presale_NotOwner.selector, caller, alice))
            || keccak256(answer)
                == keccak256(abi.encodeWithSelector(IPresaleTypes.Presale_NotWhitelistAdmin.selector, caller))
            || keccak256(answer) == keccak256(abi.encodeWithSelector(IPresaleTypes.Presale_NotMarket.selector, caller));
    }

    function checkWhole(string memory file, string[] memory open) private {
        string[] memory signatures = vm.parseJsonKeys(vm.readFile(file), ".methodIdentifiers");
        for (uint256 i = 0; i < signatures.length; ++i) {
            string memory name = vm.split(signatures[i], "(")[0];
            bool known = restricted[name] || vm.contains(VIEWS, string.concat(",", name, ","));
            for (uint256 k = 0; k < open.length; ++k) {
                known = known || isEqual(open[k], name);
            }
            assertTrue(known, string.concat("nobody said who may call ", name));
        }
    }

    function isEqual(string memory a, string memory b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}
