// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";
import {FactoryHandler} from "./FactoryHandler.sol";
import {TokenHandler} from "./TokenHandler.sol";

/// @notice At least half of a handler's calls must have done something, or the invariants prove little.
abstract contract HandlerWatch is TokenFixture {
    function expectEffective(EffectiveCalls handler) internal view {
        handler.report();
        if (handler.totalCalls() < 100) return; // a shrunk sequence
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}

/// @notice What holds for a token of template 1 whatever its owner and holders do.
contract StandardTokenInvariantsTest is HandlerWatch {
    TokenHandler private handler;
    StandardToken private token;

    function setUp() public override {
        super.setUp();
        address[] memory holders = new address[](5);
        (holders[0], holders[1], holders[2]) = (alice, bob, carol);
        (holders[3], holders[4]) = (platform, treasury);
        token = create(alice, fullDraft(alice));
        handler = new TokenHandler(token, holders);
        targetContract(address(handler));
    }

    function invariant_BalancesAddUpToTheSupply() public view {
        assertEq(handler.sumOfBalances(), token.totalSupply());
    }

    function invariant_SupplyIsFirstSupplyPlusMintedMinusBurned() public view {
        assertEq(token.totalSupply(), handler.firstSupply() + handler.minted() - handler.burned());
        assertLe(token.totalSupply(), MAX_SUPPLY);
    }

    function invariant_P20_CapabilitiesOnlyShrink() public view {
        assertFalse(handler.powerCameBack());
    }

    function invariant_P20_MintingKeepsItsTerms() public view {
        assertFalse(handler.cooldownBroken());
        assertFalse(handler.ratioBroken());
        assertLe(handler.mintings(), (block.timestamp - handler.bornAt()) / 3 days);
    }

    function invariant_P20_CapabilitiesTellTheTruth() public view {
        (bool mintable,,,) = token.mintTerms();
        bool owned = token.owner() != address(0);
        uint256 expected = (owned ? 1 : 0) | (owned && mintable ? 2 : 0) | (owned && !token.contractUriFrozen() ? 4 : 0);
        assertEq(token.capabilities(), expected);
        if (!owned) assertTrue(!mintable && token.contractUriFrozen());
    }

    function invariant_P05_TokenKeepsNoNativeCurrency() public view {
        assertEq(address(token).balance, 0);
    }

    function afterInvariant() public view {
        expectEffective(handler);
    }
}

/// @notice What holds for the factory whatever its owner, creators and inviters do.
contract TokenFactoryInvariantsTest is HandlerWatch {
    FactoryHandler private handler;

    /// @dev The factory's books do not depend on what a token can do, and a small one lets a run be long.
    function templateCode() internal pure override returns (bytes memory) {
        return hex"600160005260016000f3";
    }

    function setUp() public override {
        super.setUp();
        address[] memory users = new address[](4);
        (users[0], users[1], users[2], users[3]) = (alice, bob, carol, makeAddr("dave"));
        for (uint256 i = 0; i < users.length; ++i) {
            vm.deal(users[i], 0);
        }
        vm.startPrank(platform);
        factory.setTemplate(2, address(generator), true);
        factory.setFee(2, 0.1 ether);
        vm.stopPrank();
        handler = new FactoryHandler(factory, platform, users);
        targetContract(address(handler));
    }

    function invariant_P38_FactoryHoldsWhatItOwes() public view {
        ITokenFactory.AssetSolvency memory asset = factory.solvency()[0];
        assertGe(asset.held, asset.owed);
    }

    function invariant_P38_OwedIsTheSumOfRewards() public view {
        uint256 sum;
        for (uint256 i = 0; i < handler.userCount(); ++i) {
            sum += factory.inviterReward(handler.users(i));
        }
        assertEq(factory.solvency()[0].owed, sum);
    }

    function invariant_P14_EveryWeiOfFeesIsAccountedFor() public view {
        uint256 went = handler.withdrawnWei() + handler.claimedWei();
        assertEq(handler.feesWei() + handler.forcedWei(), went + address(factory).balance);
        assertEq(treasury.balance, handler.withdrawnWei());
    }

    function invariant_P37_PredictionsAndRefundsAreExact() public view {
        assertFalse(handler.predictionBroken());
        assertFalse(handler.excessKept());
    }

    function invariant_RegistryCountsEveryTokenOnceInEachList() public view {
        uint256 byUser;
        for (uint256 i = 0; i < handler.userCount(); ++i) {
            byUser += factory.recordCountOf(handler.users(i));
        }
        assertEq(byUser, factory.recordCount());
        assertEq(factory.recordCount(), handler.madeCount());
        assertEq(factory.recordCountByTemplate(1) + factory.recordCountByTemplate(2), factory.recordCount());
    }

    /// @notice The last page of a list against the handler's own books; another list after each creation.
    function invariant_RegistryPagesMatchTheBooks() public view {
        uint256 count = handler.madeCount();
        uint256 offset = tailOffset(count);
        expectEntries(factory.records(offset, 10), allNumbers(count), offset);

        address user = handler.users(count % handler.userCount());
        uint256[] memory numbers = handler.numbersOf(user);
        offset = tailOffset(numbers.length);
        expectEntries(factory.recordsOf(user, offset, 10), numbers, offset);

        uint256 templateId = 1 + count % 2;
        numbers = handler.numbersByTemplate(templateId);
        offset = tailOffset(numbers.length);
        expectEntries(factory.recordsByTemplate(templateId, offset, 10), numbers, offset);
    }

    function afterInvariant() public view {
        expectEffective(handler);
    }

    function expectEntries(ITokenFactory.TokenRecord[] memory page, uint256[] memory numbers, uint256 offset)
        private
        view
    {
        assertEq(page.length, numbers.length - offset);
        for (uint256 i = 0; i < page.length; ++i) {
            uint256 number = numbers[offset + i];
            (address owner, address token, uint256 createdAt, uint256 templateId) = handler.made(number - 1);
            bool same = page[i].infoId == number && page[i].owner == owner && page[i].addr == token;
            same = same && page[i].createdAt == createdAt && page[i].templateId == templateId;
            assertTrue(same && factory.recordOf(token).infoId == number, "record differs");
        }
    }

    function tailOffset(uint256 length) private pure returns (uint256) {
        return length > 3 ? length - 3 : 0;
    }

    function allNumbers(uint256 count) private pure returns (uint256[] memory numbers) {
        numbers = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            numbers[i] = i + 1;
        }
    }
}
