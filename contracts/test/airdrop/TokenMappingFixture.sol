// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {TokenMapping} from "../../src/airdrop/TokenMapping.sol";
import {AirdropFactory} from "../../src/airdrop/AirdropFactory.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";

/// @notice An old token that people hold, a new one that its project holds, and a mapping of one to the other.
abstract contract TokenMappingFixture is Test {
    uint256 internal constant HELD_EACH = 1e24;
    uint256 internal constant POOL = 1e24;
    uint256 internal constant RATE = 25e17;
    uint256 internal constant FEE_WEI = 1e16;

    address internal immutable project = makeAddr("project");
    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");
    address internal immutable stranger = makeAddr("stranger");

    PlatformRegistry internal registry;
    AirdropFactory internal factory;
    OddToken internal oldToken;
    OddToken internal newToken;
    TokenMapping internal airdrop;
    uint256 internal startTime;
    uint256 internal endTime;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        registry = new PlatformRegistry(address(this));
        factory = new AirdropFactory(address(this), registry);
        registry.addRegistrar(address(factory), ContractRoles.HOLDS);
        factory.setTemplate(1, address(new TokenMapping()), true);
        factory.setFee(1, FEE_WEI);
        oldToken = new OddToken(alice, HELD_EACH);
        oldToken.mint(bob, HELD_EACH);
        newToken = new OddToken(project, 100 * POOL);
        vm.deal(project, 1e20);
        (startTime, endTime) = (block.timestamp + 1 days, block.timestamp + 11 days);
        airdrop = create(RATE, POOL);
    }

    function tokens() internal view returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (address(oldToken), address(newToken));
    }

    function numbers(uint256 rate, uint256 pool) internal view returns (uint256[] memory list) {
        list = new uint256[](4);
        (list[0], list[1], list[2], list[3]) = (rate, startTime, endTime, pool);
    }

    function create(uint256 rate, uint256 pool) internal returns (TokenMapping made) {
        vm.startPrank(project);
        newToken.approve(address(factory), pool);
        made = TokenMapping(factory.deploy{value: FEE_WEI}(1, tokens(), numbers(rate, pool), "bafy"));
        vm.stopPrank();
    }

    function bring(address who, uint256 amount) internal returns (uint256 amountOut) {
        vm.startPrank(who);
        oldToken.approve(address(airdrop), amount);
        amountOut = airdrop.airdrop(amount);
        vm.stopPrank();
    }
}
